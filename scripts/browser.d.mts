/** The path of a Chromium or Chrome on this machine, or null. */
export function findBrowser(): string | null;
/** The path of a browser; installs Debian's package where there is none and that is possible. */
export function ensureBrowser(): string;
