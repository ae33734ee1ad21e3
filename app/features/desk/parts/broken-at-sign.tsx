import type { ReactNode } from 'react'

/** A long address breaks before its sign, not in the middle of a name. */
export function brokenAtSign(value: string): ReactNode {
  const at = value.indexOf('@')
  if (at < 0) return value
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  )
}
