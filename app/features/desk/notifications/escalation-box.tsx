import type { Escalation } from '../../../../domain/desk/notices.ts'
import { post } from '../../../lib/api-client.ts'
import { SelectField } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { memberName, useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import type { LineForm, Stored } from '../saving/save-over.ts'
import { SettingConflictSheet } from '../saving/setting-conflict-sheet.tsx'
import { storedIn } from '../saving/stored-in.ts'
import { useSelfSaving } from '../saving/use-self-saving.ts'

const MINUTES = [3, 5, 10, 15, 30, 60]

const form: LineForm<Escalation> = {
  linesOf: ({ afterMin, order }) => ({ afterMin, order }),
  fromLines: ({ afterMin, order }) => ({ afterMin: Number(afterMin), order: order as string[] }),
}

/** For owners: who is told after whom while nobody claims. */
export function EscalationBox({ stored }: { stored: Stored<Escalation> }) {
  const t = useText()
  const { frame } = useDesk()
  const { value, change, clash, decide, putOff } = useSelfSaving<Escalation>({
    name: 'escalation',
    stored,
    form,
    send: async ({ afterMin, order }, { version }) =>
      storedIn(
        await post('/api/desk/settings/escalation', { version, afterMin, order: [...order] }),
        ({ versions, escalation }) => ({ version: versions.escalation, value: escalation }),
      ),
  })
  const inWords = (of: Escalation, line: string): string =>
    line === 'afterMin'
      ? t('escalation.minutes', { n: of.afterMin })
      : of.order.flatMap((id) => memberName(frame, id) ?? []).join(', ') || t('conflict.none')
  const order = value.order.filter((id) => memberName(frame, id))
  const left = frame.team.filter(({ id }) => !order.includes(id))
  const reorder = (wanted: readonly string[]) => change((now) => ({ ...now, order: wanted }))
  return (
    <section className="box">
      <div className="box-head">
        <h3 className="desk-h2">{t('escalation.title')}</h3>
      </div>
      <p className="box-line soft">{t(order.length === 0 ? 'escalation.all' : 'escalation.text')}</p>
      {order.map((id, index) => (
        <Turn
          key={id}
          place={index + 1}
          name={memberName(frame, id) ?? ''}
          onEarlier={index > 0 ? () => reorder(moved(order, index)) : null}
          onRemove={() => reorder(order.filter((each) => each !== id))}
        />
      ))}
      <div className="device-line escalation-fields">
        <SelectField
          label={t('escalation.after')}
          value={String(value.afterMin)}
          onChange={({ target }) => change((now) => ({ ...now, afterMin: Number(target.value) }))}
        >
          {[...new Set([...MINUTES, value.afterMin])].map((minutes) => (
            <option key={minutes} value={minutes}>
              {t('escalation.minutes', { n: minutes })}
            </option>
          ))}
        </SelectField>
        {left.length > 0 && (
          <SelectField
            label={t('escalation.add')}
            value=""
            onChange={({ target }) => target.value && reorder([...order, target.value])}
          >
            <option value="">{t('escalation.choose')}</option>
            {left.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {clash && (
        <SettingConflictSheet
          title={t('escalation.title')}
          by={clash.theirs}
          lines={clash.lines.map((name) => ({
            name,
            label: t(name === 'afterMin' ? 'escalation.after' : 'escalation.order'),
            theirs: inWords(clash.theirs.value, name),
            mine: inWords(clash.value, name),
          }))}
          onDecide={decide}
          onPutOff={putOff}
        />
      )}
    </section>
  )
}

/** One place earlier. */
const moved = (order: readonly string[], index: number): string[] => {
  const [before, id] = [order[index - 1] ?? '', order[index] ?? '']
  return order.with(index - 1, id).with(index, before)
}

interface TurnProps {
  place: number
  name: string
  onEarlier: (() => void) | null
  onRemove(): void
}

function Turn({ place, name, onEarlier, onRemove }: TurnProps) {
  const t = useText()
  return (
    <div className="team-member">
      <b className="escalation-place">{place}</b>
      <div>
        <b>{name}</b>
      </div>
      <div className="escalation-acts">
        {onEarlier && (
          <button
            type="button"
            className="icon-button icon-up"
            aria-label={t('escalation.earlier', { name })}
            onClick={onEarlier}
          >
            <DeskIcon name="chevron-down" />
          </button>
        )}
        <button type="button" className="icon-button" aria-label={t('escalation.remove', { name })} onClick={onRemove}>
          <DeskIcon name="x" />
        </button>
      </div>
    </div>
  )
}
