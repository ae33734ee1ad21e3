import earlySource from './early-script.js?raw'
import headSource from './head-script.js?raw'

const withoutComments = (source: string): string => source.replace(/^\s*\/\/.*\n/gm, '').replace(/^\s+/gm, '')

export const earlyScript = withoutComments(earlySource)
export const headScript = withoutComments(headSource)
