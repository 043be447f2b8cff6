/** The address of a module worker, see `worker-entry.ts` beside the configuration of the build. */
declare module '*?entry' {
  const address: string;
  export default address;
}
