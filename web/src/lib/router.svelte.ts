// The page's own addresses: /, /new, /t/CODE, /replay/CODE, /rules, /rules#B6.19, /settings.
export type Route =
  | { name: 'home' | 'new' | 'settings' | 'lost' }
  | { name: 'rules'; id: string | null }
  | { name: 'table' | 'replay'; code: string };

const code = /^[A-HJ-NP-Z]{5}$/;

function parse(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { name: 'lost' };
  if (first === '') return { name: 'home' };
  if (first === 'rules' && second === '') return { name: 'rules', id: decodeURIComponent(location.hash.slice(1)) || null };
  const upper = second.toUpperCase();
  if (first === 't' && code.test(upper)) return { name: 'table', code: upper };
  if (first === 'replay' && code.test(upper)) return { name: 'replay', code: upper };
  if ((first === 'new' || first === 'settings') && second === '') return { name: first };
  return { name: 'lost' };
}

let current: Route = $state.raw(parse(location.pathname));

export const route = {
  get current(): Route {
    return current;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  current = parse(location.pathname);
  window.scrollTo(0, 0);
}

export function isCode(text: string): boolean {
  return code.test(text);
}

// Plain links within the page change the screen without loading it again. Called once by App.
export function watchLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  const back = () => (current = parse(location.pathname));
  document.addEventListener('click', click);
  window.addEventListener('popstate', back);
  return () => {
    document.removeEventListener('click', click);
    window.removeEventListener('popstate', back);
  };
}
