import { useEffect, useEffectEvent } from 'react'

const MARK = 'isOverPage'
const open: (() => void)[] = []
let isLeaving = false
let isReplaced = false

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

/** Another page instead of this one; what is open over it is not left behind in the history. */
export function replacePage(address: string): void {
  if (isReplaced) return
  isReplaced = true
  // Nothing is left to be closed, or marked anew.
  open.length = 0
  const replace = () => location.replace(address)
  if (isMarked()) {
    addEventListener('popstate', replace, { once: true })
    history.back()
  } else replace()
}

const isMarked = (): boolean => history.state?.[MARK] === true

function mark(): void {
  if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '')
}

/** Two that close at once share one entry: to go back twice would leave the page. */
function leave(): void {
  if (open.length > 0) mark()
  else if (isMarked() && !isLeaving) {
    isLeaving = true
    history.back()
  }
}

function closeTop(): void {
  if (!isLeaving) open.at(-1)?.()
  else if (open.length > 0) mark()
  isLeaving = false
}
