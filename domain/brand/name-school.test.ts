import { expect, test } from 'vitest'
import { nameSchool } from './name-school.ts'

const maju = { name: 'Maju English', shortName: 'Maju' }

test('fills in both names, however deep the text lies, and leaves everything else', () => {
  const content = {
    title: 'Program: {brand}',
    programs: [{ why: ['Kenapa di {shortBrand}?', 'Halo, {name}'], years: 7, note: null }],
  }
  expect(nameSchool(content, maju)).toEqual({
    title: 'Program: Maju English',
    programs: [{ why: ['Kenapa di Maju?', 'Halo, {name}'], years: 7, note: null }],
  })
})

test('a name is text, whatever it looks like', () => {
  const odd = { name: '$& {shortBrand} </script>', shortName: "$'" }
  expect(nameSchool('{brand}, {shortBrand}', odd)).toBe("$& {shortBrand} </script>, $'")
})
