/** E-mail and web addresses: they tell nothing about the language, and nothing in them is ours to correct. */
const WEB_ADDRESS = /(?:https?:\/\/|www\.)[^\s,;<>()]+|[^\s@,;:()<>]+@[^\s@,;()<>]+/gi

export const withoutAddresses = (text: string): string => text.replace(WEB_ADDRESS, ' ')

export const isInAddress = (text: string, { start, end }: { start: number; end: number }): boolean =>
  [...text.matchAll(WEB_ADDRESS)].some(({ index, 0: found }) => start < index + found.length && end > index)
