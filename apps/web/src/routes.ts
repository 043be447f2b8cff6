/** Where in the app we are. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'tutorial'; readonly game: string }
  | { readonly page: 'nowhere' }
  /** Something is wrong with the letters of the address, such as `%E0`. */
  | { readonly page: 'unreadable' };

function partsOf(path: string): string[] | null {
  try {
    return path.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function routeOf(path: string): Route {
  const parts = partsOf(path);
  if (parts === null) return { page: 'unreadable' };
  const [first = '', second = '', ...rest] = parts;
  if (first === '') return { page: 'lobby' };
  if (second === '' || rest.some((part) => part !== '')) return { page: 'nowhere' };
  if (first === 'local' || first === 'replay' || first === 'table') return { page: first, id: second };
  return first === 'rules' || first === 'tutorial' ? { page: first, game: second } : { page: 'nowhere' };
}
