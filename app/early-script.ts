import source from './early-script.js?raw'

/** The inline script without its comments. */
export const earlyScript = source.replace(/^\s*\/\/.*\n/gm, '').replace(/^\s+/gm, '')
