interface LockedPackage {
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
}

export interface LockFile {
  name: string
  version: string
  packages: Record<string, LockedPackage>
}

/** All packages with version, licence and checksum, as CycloneDX: what tools compare with lists of weaknesses. */
export function billOfMaterials({ name, version, packages }: LockFile) {
  const components = new Map<string, ReturnType<typeof componentOf>>()
  for (const [path, locked] of Object.entries(packages)) {
    if (path === '') continue
    const component = componentOf(path, locked)
    components.set(component['bom-ref'], component)
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { 'type': 'application', 'bom-ref': 'site', name, version } },
    components: [...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
  }
}

/** Nested copies have a path such as node_modules/a/node_modules/@b/c. */
function componentOf(path: string, { version = '', integrity, license, dev, optional }: LockedPackage) {
  const fullName = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const [name = '', group] = fullName.split('/').reverse()
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${version}`
  return {
    'type': 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name,
    version,
    purl,
    'scope': dev ? 'excluded' : optional ? 'optional' : 'required',
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity && { hashes: integrity.split(' ').map(hashOf) }),
  }
}

function hashOf(integrity: string) {
  const [algorithm = '', value = ''] = integrity.split('-')
  return { alg: algorithm.replace(/^sha(\d)/, 'SHA-$1'), content: Buffer.from(value, 'base64').toString('hex') }
}
