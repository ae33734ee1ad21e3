import { useEffect, useState } from 'react'
import { afterPaint } from '../../lib/after-paint.ts'
import { AfterRegistering } from './after-registering-part.tsx'

type Fields = Record<string, string>

/** What happens after a trial was asked for; told anew for every form that is sent. */
export const AfterTrial = ({ fields }: { fields: Fields }) => <Told fields={fields} key={JSON.stringify(fields)} />

/** Is read next, once the modal, if the form was in it, has closed and given the focus back. */
function Told({ fields: { name = '', email = '', startDate } }: { fields: Fields }) {
  const [takesFocus, setTakesFocus] = useState(false)
  useEffect(() => afterPaint(() => setTakesFocus(true)), [])
  const registered = { name, email, day: startDate }
  return <AfterRegistering registered={registered} takesFocus={takesFocus} />
}
