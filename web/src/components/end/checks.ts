// The checks of the end as lines: a text key and what goes into it. Rules B11.6 to B11.9, C10.
import type { Result } from '../../lib/protocol';

export interface Line {
  key: string;
  seat: number | null;
  place: string | null;
  good: boolean;
  rule: string;
}

const rules = { engines: 'B11.6', coordinates: 'B11.7', contamination: 'B11.8', objectives: 'B11.9' } as const;

export function lines(result: Result): Line[] {
  return result.checks.map((check) => {
    const passed = check.which === 'coordinates' ? check.result === 'earth' : check.result === true;
    const word = check.which === 'coordinates' ? 'arrived' : passed ? 'passed' : 'failed';
    return {
      key: `ui.check.${check.which}.${word}`,
      seat: check.seat,
      place: typeof check.result === 'string' ? check.result : null,
      good: passed,
      rule: rules[check.which],
    };
  });
}
