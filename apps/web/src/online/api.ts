import { useEffect, useState } from 'react';

export interface ServerInfo {
  readonly user: { readonly name: string; readonly login: string | null };
}

/** Null while no server answers: then the app is the same without its online part. */
export function useServer(): ServerInfo | null {
  const [info] = useState<ServerInfo | null>(null);
  useEffect(() => undefined, []);
  return info;
}
