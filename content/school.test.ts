import { expect, test } from 'vitest'
import { sampleSchool } from './school.ts'

const TWENTY =
  'Jakarta Surabaya Bandung Medan Semarang Palembang Makassar Tangerang Depok Bekasi Bogor Malang Yogyakarta Denpasar Manado Padang Balikpapan Pontianak Banjarmasin Pekanbaru'

test('FORM-02 twenty cities in this order; the trial form offers the first ten', () => {
  expect(sampleSchool.cities.join(' ')).toBe(TWENTY)
  expect(sampleSchool.trialCities).toEqual(TWENTY.split(' ').slice(0, 10))
})
