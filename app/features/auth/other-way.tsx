import { useEffect, useState } from 'react'
import { withDestination } from './destination.ts'

/** Link between login and sign-up that keeps `returnTo`. */
export function OtherWay({ question, path, label }: { question: string; path: string; label: string }) {
  const [href, setHref] = useState(path)
  useEffect(() => setHref(withDestination(path)), [path])
  return (
    <p className="auth-other">
      {question}{' '}
      <a className="text-link" href={href}>
        {label}
      </a>
    </p>
  )
}
