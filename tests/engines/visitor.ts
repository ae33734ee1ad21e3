import { locate } from './locate.ts'
import { until } from './until.ts'
import type { Wire } from './wire.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type Visitor = ReturnType<typeof visitorAt>

/** What somebody does in a browser's window, by the names that they see. */
export function visitorAt(wire: Wire, address: string) {
  /** Runs a function in the page; it may use nothing from outside. */
  const run = async <A extends unknown[], R>(task: (...args: A) => R, ...args: A) =>
    (await wire.send('run', { script: `return (${task})(...arguments)`, args })) as Awaited<R>
  const find = (kind: Parameters<typeof locate>[0], name: string) =>
    until(`${kind} “${name}”`, () => run(locate, kind, name))
  const idOf = (element: Element): string => (element as unknown as Record<string, string>)[ELEMENT] ?? ''
  const open = async (path: string) => {
    const url = new URL(path, address)
    // Seen once on a busy machine: the driver had answered, and the browser was still at the page before.
    await until(`to be at ${path}`, async () => {
      await wire.send('open', { url: url.href })
      return run((wanted) => location.pathname === wanted, url.pathname)
    })
    await until('the page is whole and answers to clicks', () =>
      run(() => {
        dispatchEvent(new Event('pointermove'))
        const isWhole = !document.querySelector('[data-first], [data-dressed="0"]')
        return isWhole && document.documentElement.dataset.alive === 'true'
      }),
    )
  }
  const typeIn = async (label: string, text: string) => {
    const id = idOf(await find('field', label))
    await wire.send('clear', { id })
    await wire.send('type', { id, text })
  }
  return {
    run,
    open,
    press: async (kind: 'button' | 'link', name: string) => wire.send('click', { id: idOf(await find(kind, name)) }),
    fill: (label: string, text: string) =>
      until(`to type in “${label}”`, () => typeIn(label, text).then(() => true, onlyIfNotYet)),
    where: () => run(() => `${location.href} “${document.title}”`),
    /** For what opens a picker of the system's, which no driver can see. */
    choose: async (label: string, value: string) => run(setValue, await find('field', label), value),
    sees: (text: string) => until(`“${text}”`, () => run((shown) => document.body.innerText.includes(shown), text)),
    isAt: (path: string) => until(path, () => run((wanted) => location.pathname === wanted, path)),
    addressOf: async (name: string) => run((link) => (link as HTMLAnchorElement).href, await find('link', name)),
    countWindows: async () => ((await wire.send('windows')) as string[]).length,
    /** Another visitor: nothing is kept, and only the first window stays. */
    startAnew: async () => {
      const [first, ...others] = (await wire.send('windows')) as string[]
      for (const handle of others) {
        await wire.send('goToWindow', { handle })
        await wire.send('closeWindow')
      }
      await wire.send('goToWindow', { handle: first })
      await open('/privacy')
      await wire.send('deleteCookies')
      await run(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    },
  }
}

/** A dialog that is still coming in takes no keys, and what it covers takes none any more. */
function onlyIfNotYet(error: Error): null {
  if (/not (focusable|interactable|reachable|be scrolled)/i.test(error.message)) return null
  throw error
}

/** As if it was chosen: through the element's own setter, which React watches for. */
function setValue(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
