import { expect, test } from 'vitest'
import { colourStyle, contrastOf, contrastProblems, shadesOf } from './colours.ts'

const SAMPLE = { primary: '#132553', accent: '#c22f1e', highlight: '#f4b63c' }
const GREEN = { primary: '#123b2e', accent: '#0f6b8a', highlight: '#ffd166' }

test('the colours that ship give the shades that ship, and pass their own checks', () => {
  expect(shadesOf(SAMPLE)).toMatchObject({ 'nila-950': '#0a1533', 'kesumba-100': '#fbe0d8', 'kunyit-300': '#f9d27e' })
  expect(contrastProblems(SAMPLE)).toEqual([])
})

test('other colours are taken as they are, with shades of their own', () => {
  const shades = shadesOf(GREEN)
  expect(shades).toMatchObject({
    'nila-800': GREEN.primary,
    'kesumba-600': GREEN.accent,
    'kunyit-500': GREEN.highlight,
  })
  expect(Object.values(shades).every((shade) => /^#[0-9a-f]{6}$/.test(shade))).toBe(true)
  expect(contrastProblems(GREEN)).toEqual([])
  expect(colourStyle(GREEN)).toContain(`--color-nila-800:${GREEN.primary}`)
  expect(colourStyle(GREEN)).not.toContain('#132553')
})

test('a colour that nobody could read on is named with its contrast', () => {
  expect(contrastProblems({ ...SAMPLE, accent: '#ff9999' })[0]).toEqual({ colour: 'accent', contrast: 2, least: 4.5 })
  expect(contrastProblems({ ...SAMPLE, primary: '#8899cc' }).map(({ colour }) => colour)).toContain('primary')
  expect(contrastProblems({ ...SAMPLE, highlight: '#553311' }).map(({ colour }) => colour)).toContain('highlight')
})

test('contrast is measured as WCAG does', () => {
  expect(contrastOf('#ffffff', '#000000')).toBe(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
