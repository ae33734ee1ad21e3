import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '../project-root.ts'
import { billOfMaterials, type LockFile } from './bill-of-materials.ts'

const lock: LockFile = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8'))

test('every locked package is in the bill of materials, with its checksum', () => {
  const { components } = billOfMaterials(lock)
  const { '': _project, ...locked } = lock.packages
  const wanted = Object.entries(locked).map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
  expect(components.map(({ purl }) => purl.replace('pkg:npm/', '').replace('%40', '@')).sort()).toEqual(
    [...new Set(wanted)].sort(),
  )
  for (const { purl, hashes } of components) {
    expect(hashes, purl).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
  }
})

test('a package is named as tools know it', () => {
  const packages = { 'node_modules/a/node_modules/@b/c': { version: '1.0.0', license: 'MIT', dev: true } }
  expect(billOfMaterials({ name: 'site', version: '1.0.0', packages }).components).toEqual([
    {
      'type': 'library',
      'bom-ref': 'pkg:npm/%40b/c@1.0.0',
      'group': '@b',
      'name': 'c',
      'version': '1.0.0',
      'purl': 'pkg:npm/%40b/c@1.0.0',
      'scope': 'excluded',
      'licenses': [{ expression: 'MIT' }],
    },
  ])
})
