/** Addresses that start in the browser: they depend on what is asked, on a person, or on who is signed in. */
const STARTED_IN_BROWSER = /^\/(cek|cari|admin|auth|informasi\/klien\/.+)(\/|$)/;

/** True for addresses of the public site whose page can be written before anybody asks for it. */
export const isWritten = (pathname: string): boolean => !STARTED_IN_BROWSER.test(pathname);
