import { expect, test } from 'vitest'
import { calledName } from './called-name.ts'

test.each([
  ['Sekar Lestari', 'Sekar'],
  ['Ibu Ratna Kusuma', 'Ratna'],
  ['pak  Budi', 'Budi'],
  ['Dr. Hj. Siti Aminah', 'Siti'],
  ['dr.Andi', 'Andi'],
  ['Ibu', 'Ibu'],
  ['Iras Maharani', 'Iras'],
  ['H', 'H'],
  ['Drs. H. Bambang Soemantri', 'Bambang'],
  ['R.A. Kartini, S.Pd.', 'Kartini'],
  ['M. Rizky', 'Rizky'],
  ['Kartini, S.Pd.', 'Kartini'],
  ['Ni Luh Putu Ayu', 'Luh'],
  ['I Gusti Ngurah Rai', 'Gusti'],
  ['BUDI SANTOSO', 'Budi'],
  ['siti', 'Siti'],
  ['McRae', 'McRae'],
  ['AJ Putra', 'AJ'],
  ["d'Angelo Rossi", "d'Angelo"],
  ['💃 Ayu 💃', 'Ayu'],
  ['李小龍', '李小龍'],
  ['0812', null],
  ['  ', null],
])('%j is called %j', (name, called) => {
  expect(calledName(name)).toBe(called)
})
