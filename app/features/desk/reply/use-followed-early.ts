import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Runs `take` for a link in the container that was followed before the page came to life. */
export function useFollowedEarly(container: RefObject<HTMLElement | null>, take: (link: DOMStringMap) => void): void {
  const takeNow = useEffectEvent(take)
  useEffect(() => {
    const link = window.followedEarly
    if (!(link instanceof HTMLElement) || !container.current?.contains(link)) return
    delete window.followedEarly
    takeNow(link.dataset)
  }, [container])
}
