/** The colours that a school chooses, as #rrggbb. */
export interface SchoolColours {
  /** Dark grounds and text. */
  primary: string
  /** Buttons on light grounds. */
  accent: string
  /** Buttons and marks on dark grounds. */
  highlight: string
}

type Family = keyof SchoolColours
type Shades = Readonly<Record<string, string>>

/** Those of the sample school. */
export const SAMPLE_COLOURS: SchoolColours = { primary: '#132553', accent: '#c22f1e', highlight: '#f4b63c' }

/** The shades that ship, by design token. A school's shades keep their distances to the one that it chooses. */
const SHADES: Record<Family, { chosen: string; shades: Shades }> = {
  primary: {
    chosen: 'nila-800',
    shades: {
      'nila-950': '#0a1533',
      'nila-900': '#0e1c42',
      'nila-800': '#132553',
      'nila-700': '#1b3369',
      'nila-600': '#274787',
      'nila-500': '#3c63ae',
      'nila-300': '#a9bce2',
      'nila-100': '#e1e8f6',
      'nila-50': '#f2f5fb',
      'ink': '#101a36',
      'ink-soft': '#414b68',
      'ink-mute': '#5f6883',
      'line': '#d8deeb',
      'field': '#7c86a2',
      'focus': '#274787',
    },
  },
  accent: {
    chosen: 'kesumba-600',
    shades: {
      'kesumba-900': '#5a1716',
      'kesumba-700': '#9c2418',
      'kesumba-600': '#c22f1e',
      'kesumba-500': '#db4a30',
      'kesumba-400': '#ee7a4a',
      'kesumba-100': '#fbe0d8',
      'kesumba-50': '#fef3ef',
    },
  },
  highlight: {
    chosen: 'kunyit-500',
    shades: {
      'kunyit-800': '#6e4700',
      'kunyit-700': '#885800',
      'kunyit-600': '#c98a12',
      'kunyit-500': '#f4b63c',
      'kunyit-300': '#f9d27e',
      'kunyit-100': '#fdf0d0',
      'focus-on-dark': '#f9d27e',
    },
  },
}
const PAGE = '#fffdf9'
const WHITE = '#ffffff'

/** Text and ground that must be readable together, with the least contrast (WCAG 2.2) and whose colour to change. */
const PAIRS: readonly { family: Family; text: string; ground: string; least: number }[] = [
  { family: 'primary', text: WHITE, ground: 'nila-800', least: 7 },
  { family: 'primary', text: WHITE, ground: 'nila-700', least: 7 },
  { family: 'primary', text: 'ink', ground: PAGE, least: 7 },
  { family: 'primary', text: 'ink-mute', ground: PAGE, least: 4.5 },
  { family: 'primary', text: 'field', ground: PAGE, least: 3 },
  { family: 'accent', text: WHITE, ground: 'kesumba-600', least: 4.5 },
  { family: 'accent', text: 'kesumba-700', ground: PAGE, least: 4.5 },
  { family: 'highlight', text: 'nila-900', ground: 'kunyit-500', least: 4.5 },
  { family: 'highlight', text: 'kunyit-500', ground: 'nila-800', least: 4.5 },
]

/** Every shade by design token. */
export function shadesOf(colours: SchoolColours): Record<string, string> {
  const families = Object.keys(SHADES) as Family[]
  return Object.assign({}, ...families.map((family) => shadesOfFamily(family, colours[family])))
}

export interface ColourProblem {
  colour: Family
  contrast: number
  least: number
}

export function contrastProblems(colours: SchoolColours): ColourProblem[] {
  const shades = shadesOf(colours)
  return PAIRS.flatMap(({ family, text, ground, least }) => {
    const contrast = contrastOf(shades[text] ?? text, shades[ground] ?? ground)
    return contrast < least ? [{ colour: family, contrast: Math.floor(contrast * 10) / 10, least }] : []
  })
}

/** Style rules that put the school's colours in place of those that ship. */
export function colourStyle(colours: SchoolColours): string {
  const shades = shadesOf(colours)
  const tokens = Object.entries(shades).map(([token, colour]) => `--color-${token}:${colour}`)
  const [centre, middle, edge] = ['nila-600', 'nila-800', 'nila-950'].map((token) => shades[token])
  const hero = `--gradient-hero:radial-gradient(120% 140% at 78% 40%,${centre} 0,${middle} 40%,${edge} 80%)`
  return `:root:root{${[...tokens, hero].join(';')}}`
}

/** How much of the chosen colour's difference in lightness reaches a shade that is so far from it. */
const REACH = 0.5

function shadesOfFamily(family: Family, chosen: string): Shades {
  const { chosen: anchorName, shades } = SHADES[family]
  const anchor = toLch(shades[anchorName] as string)
  const own = toLch(chosen)
  const shift = (shade: string): string => {
    const { lightness, chroma, hue } = toLch(shade)
    const nearness = Math.max(0, 1 - Math.abs(lightness - anchor.lightness) / REACH)
    return toHex({
      lightness: lightness + (own.lightness - anchor.lightness) * nearness,
      chroma: (chroma / anchor.chroma) * own.chroma,
      hue: own.hue + (hue - anchor.hue),
    })
  }
  return Object.fromEntries(
    Object.entries(shades).map(([token, shade]) => [token, token === anchorName ? chosen : shift(shade)]),
  )
}

interface Lch {
  lightness: number
  chroma: number
  hue: number
}

const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

export function contrastOf(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => right - left)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map(toLinear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** OKLCH, where equal steps look equal (Björn Ottosson's matrices). */
function toLch(hex: string): Lch {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map(toLinear)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

function toHex({ lightness, chroma, hue }: Lch): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255)
  return `#${channels.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`
}
