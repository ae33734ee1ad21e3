import source from './early-script.js?raw'

/** As it stands in every page: what explains it stays behind. */
export const earlyScript = source.replace(/^\s*\/\/.*\n/gm, '').replace(/^\s+/gm, '')
