import { useEffect, useEffectEvent } from 'react'
import { PROGRAM_IDS, type ProgramId } from '../../../content/shapes.ts'

/** Reports which program's register link was clicked. Captures, because React stops clicks in dehydrated parts. */
export function useRegisterLinks(onRegister: (program: ProgramId) => void): void {
  const noticeClickOn = useEffectEvent((target: EventTarget | null = null) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-program]') : null
    const program = PROGRAM_IDS.find((id) => id === link?.dataset.program)
    if (program) onRegister(program)
  })

  useEffect(() => {
    const notice = (event: Event) => noticeClickOn(event.target)
    noticeClickOn(window.followedEarly)
    document.addEventListener('click', notice, true)
    return () => document.removeEventListener('click', notice, true)
  }, [])
}
