import { useEffect, useEffectEvent } from 'react'

const MARK = 'isOverPage'
const open: (() => void)[] = []
let isLeaving = false

/** The back button closes what is open over the page, the topmost first, instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const mine = () => close()
    open.push(mine)
    addEventListener('popstate', closeTop)
    mark()
    return () => {
      open.splice(open.indexOf(mine), 1)
      // What opens in its place takes over its entry in the history.
      setTimeout(leave)
    }
  }, [isOpen])
}

/** A new address; the entry of what is open over the page makes room for it. */
export const pushAddress = (address: string): void =>
  isMarked() ? history.replaceState(null, '', address) : history.pushState(null, '', address)

const isMarked = (): boolean => history.state?.[MARK] === true

function mark(): void {
  if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '')
}

function leave(): void {
  if (open.length > 0) mark()
  else if (isMarked()) {
    isLeaving = true
    history.back()
  }
}

function closeTop(): void {
  if (!isLeaving) open.at(-1)?.()
  else if (open.length > 0) mark()
  isLeaving = false
}
