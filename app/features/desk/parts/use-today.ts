import { useEffect, useEffectEvent, useState } from 'react'
import type { DeskToday } from '../../../../domain/desk/desk-figures-contract.ts'
import { get } from '../../../lib/api-client.ts'
import { useDesk } from '../frame/desk-context.ts'

const PAUSE_MS = 300

/** As rendered, or asked for when it was not; then asked for again after every change. */
export function useToday<First extends DeskToday | null>(first: First): DeskToday | First {
  const { onChange, onRow } = useDesk()
  const [today, setToday] = useState<DeskToday | First>(first)
  const refresh = useEffectEvent(async () => {
    const outcome = await get('/api/desk/today')
    if (outcome.kind === 'answered' && outcome.answer) setToday(outcome.answer)
  })
  const start = useEffectEvent(() => {
    if (first === null) refresh()
  })
  useEffect(() => {
    start()
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => refresh(), PAUSE_MS)
    }
    const stops = [onChange(soon), onRow(soon)]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [onChange, onRow])
  return today
}
