import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { Sheet } from '../parts/sheet.tsx'

const MOVE: readonly [string[], TextKey][] = [
  [['J'], 'keys.next'],
  [['K'], 'keys.previous'],
  [['Enter'], 'keys.open'],
  [['Esc'], 'keys.escape'],
  [['/'], 'keys.search'],
  [['F'], 'keys.filter'],
  [['G', 'H'], 'desk.today'],
  [['G', 'K'], 'desk.inbox'],
  [['G', 'S'], 'desk.statistics'],
]
const DO: readonly [string[], TextKey][] = [
  [['C'], 'keys.claim'],
  [['W'], 'keys.whatsapp'],
  [['T'], 'keys.call'],
  [['E'], 'keys.mail'],
  [['1', '–', '9'], 'keys.template'],
  [['S'], 'keys.step'],
  [['D'], 'keys.again'],
  [['N'], 'keys.add'],
  [['Z'], 'keys.undo'],
  [['?'], 'keys.help'],
]

export function ShortcutsSheet({ onClose }: { onClose(): void }) {
  const t = useText()
  return (
    <Sheet title={t('keys.title')} onClose={onClose} isWide>
      <div className="shortcuts">
        {(
          [
            ['keys.move', MOVE],
            ['keys.do', DO],
          ] as const
        ).map(([title, keys]) => (
          <div key={title}>
            <h3>{t(title)}</h3>
            <ul>
              {keys.map(([pressed, what]) => (
                <li key={what}>
                  {pressed.map((key) => (key === '–' ? key : <kbd key={key}>{key}</kbd>))}
                  <span>{t(what)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mute small">{t('keys.note')}</p>
    </Sheet>
  )
}
