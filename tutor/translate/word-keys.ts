/** One spelling for what is looked up: lower case, hyphens as spaces. */
export const keyOf = (text: string): string =>
  text.toLowerCase().replaceAll(/[-‐]/g, ' ').replaceAll(/\s+/g, ' ').trim()

/** Said in several ways, with the same meaning in any phrase. */
const SAME: Record<string, string> = Object.fromEntries(
  [
    'gak: tidak nggak enggak engga ngga ga gk tdk',
    'sudah: udah udh',
    'pakai: pake',
    'kalau: kalo klo',
    'umur: berumur berusia usia',
  ].flatMap((line) => {
    const [said = '', others = ''] = line.split(': ')
    return others.split(' ').map((other) => [other, said])
  }),
)

/** One spelling for the words that are said in several ways. */
export const indonesianKey = (text: string): string =>
  keyOf(text)
    .split(' ')
    .map((one) => SAME[one] ?? one)
    .join(' ')
