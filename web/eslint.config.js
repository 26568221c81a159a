// The page and every other script of the repository. `npm run lint` is run from the folder above, so that it sees all of them.
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const page = ['web/src/**/*.ts', 'web/src/**/*.svelte', 'web/*.config.ts'];
const scripts = ['**/*.js', '**/*.mjs'];

export default ts.config(
  { ignores: ['**/node_modules/', 'build/', 'web/src/lib/*.generated.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      'no-else-return': 'error',
      'no-useless-rename': 'error',
      'no-unneeded-ternary': 'error',
      'max-lines': ['error', 400],
    },
  },
  {
    files: page,
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url)),
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // The compiler takes every entry of a list or a table to be there.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Markup cannot narrow a type that the block around it has settled.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      // svelte-check knows the types in markup, the linter's parser only some of them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // {' '} keeps a space that the compiler would drop.
      'svelte/no-useless-mustaches': 'off',
      // `void x` in an effect says what it follows.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Caches and local tables are plain on purpose.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: scripts, languageOptions: { globals: globals.node } },
  // What these hand to the browser runs in it.
  { files: ['tests/browser/**/*.mjs'], languageOptions: { globals: globals.browser } },
  { files: ['bench/boardgame/*.js'], languageOptions: { sourceType: 'commonjs' } },
);
