import { type RefObject, useEffect, useState } from 'react'

const MOBILE_AGENT = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i
const MOBILE_BELOW_PX = 768

const isMobileNow = (): boolean => MOBILE_AGENT.test(navigator.userAgent) || innerWidth < MOBILE_BELOW_PX

/** Whether this is a phone, by user agent or width. */
export function useMobile(): boolean {
  const [isMobile, setMobile] = useState(isMobileNow)
  useEffect(() => {
    const check = () => setMobile(isMobileNow())
    addEventListener('resize', check)
    return () => removeEventListener('resize', check)
  }, [])
  return isMobile
}

/** Keeps an element as high as the visual viewport, above a phone's keyboard. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const style = element.current?.style
    if (!isOn || !viewport || !style) return
    const adapt = () => {
      const hidesPart = innerHeight - viewport.height > 1 && viewport.scale === 1
      style.height = hidesPart ? `${viewport.height}px` : ''
      style.top = hidesPart ? `${viewport.offsetTop}px` : ''
    }
    adapt()
    viewport.addEventListener('resize', adapt)
    viewport.addEventListener('scroll', adapt)
    return () => {
      viewport.removeEventListener('resize', adapt)
      viewport.removeEventListener('scroll', adapt)
      style.height = style.top = ''
    }
  }, [element, isOn])
}
