import { useEffect, useEffectEvent } from 'react'
import { programsOf } from '../../../content/facts/offers.ts'
import { useBrand } from '../brand/brand-context.ts'

/** Reports which program's register link was clicked. Captures, because React stops clicks in dehydrated parts. */
export function useRegisterLinks(onRegister: (program: string) => void): void {
  const programs = programsOf(useBrand())
  const noticeClickOn = useEffectEvent((target: EventTarget | null = null) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-program]') : null
    const program = programs.find(({ id }) => id === link?.dataset.program)
    if (program) onRegister(program.id)
  })

  useEffect(() => {
    const notice = (event: Event) => noticeClickOn(event.target)
    noticeClickOn(window.followedEarly)
    document.addEventListener('click', notice, true)
    return () => document.removeEventListener('click', notice, true)
  }, [])
}
