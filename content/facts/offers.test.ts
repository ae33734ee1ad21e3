import { expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { citiesOf, trialCitiesOf } from './offers.ts'

const TWENTY =
  'Jakarta Surabaya Bandung Medan Semarang Palembang Makassar Tangerang Depok Bekasi Bogor Malang Yogyakarta Denpasar Manado Padang Balikpapan Pontianak Banjarmasin Pekanbaru'

test('FORM-02 twenty cities in this order; the trial form offers the first ten', () => {
  expect(citiesOf(brand).join(' ')).toBe(TWENTY)
  expect(trialCitiesOf(brand)).toEqual(TWENTY.split(' ').slice(0, 10))
})
