import { useEffect, useState } from 'react'
import { programsOf } from '../../../content/facts/offers.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { useBrand } from '../brand/brand-context.ts'
import { AfterRegistering, prepareAfterRegistering } from './after-registering-part.tsx'
import { unsentFields } from './unsent-fields.ts'

// Loaded when the form is seen: what is read next is there, also without a network.
prepareAfterRegistering()
addEventListener('input', ({ target }) => {
  const form = (target as HTMLInputElement).form
  if (form?.matches('.trial-form')) unsentFields.keep('trial', form)
})

type Fields = Record<string, string>

/** What was typed before a reload. */
export const unsent = () => unsentFields.read('trial')

/**
 * What happens after a trial was asked for. Each form that is sent is read next, also one with the same words as before,
 * once the modal, if the form was in it, has closed and given the focus back.
 */
export function AfterTrial({ fields }: { fields: Fields }) {
  const [told, setTold] = useState<Fields>()
  useEffect(() => {
    unsentFields.forget('trial')
    afterPaint(() => setTold(fields))
  }, [fields])
  const { name = '', email = '', startDate, program } = fields
  const { kind } = programsOf(useBrand()).find(({ storedAs }) => storedAs === program) ?? {}
  const registered = { name, email, day: startDate, isService: kind === 'interpreter-services' }
  return <AfterRegistering registered={registered} takesFocus={told === fields} />
}
