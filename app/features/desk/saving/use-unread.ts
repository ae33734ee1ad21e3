import { useState } from 'react'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'

/** Fields in which something stands that cannot be read, by their names. */
export function useUnread() {
  const t = useText()
  const { tell } = useDesk()
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set())
  const note = (field: string, isWrong: boolean) => {
    setFields((before) => new Set([...before, field].filter((each) => each !== field || isWrong)))
    if (isWrong) tell(t('hours.unsaved'))
  }
  return { isUnread: fields.size > 0, note }
}
