import { useLanguage, useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Box } from '../parts/box.tsx'
import type { CardProps } from './card-props.ts'
import { Numbers } from './plots.tsx'

/** Up to where a value is good, needs work; and the end of the scale. Milliseconds, but for CLS. */
const LIMITS = {
  LCP: [2500, 4000, 6000],
  INP: [200, 500, 700],
  CLS: [0.1, 0.25, 0.4],
  TTFB: [800, 1800, 2600],
} as const
type Vital = keyof typeof LIMITS
const VITALS = Object.keys(LIMITS) as Vital[]
const VERDICTS = { good: 'tag-ok', fair: 'tag-warm', poor: 'tag-bad' } as const

/** How fast the site was for real visitors, mostly on phones. */
export function Vitals({ statistics: { vitals }, span }: CardProps) {
  const t = useText()
  const { number } = useFormats()
  const show = useVitalWords()
  const ofPhones = vitals.filter(({ device }) => device === 'mobile')
  const chosen = ofPhones.length > 0 ? ofPhones : vitals
  const device = chosen[0]?.device ?? 'mobile'
  const most = VITALS.map((vital) => chosen.filter((each) => each.vital === vital).sort((a, b) => b.views - a.views)[0])
  const places = [...new Set(vitals.map(placeOf))]
  const wordsOf = (place: string) => {
    const [page = '', device = ''] = place.split(SEPARATOR)
    return `${page}, ${t(`stats.vitals.${device}` as TextKey)}`
  }
  return (
    <Box title={t('stats.vitals')} note={t(`stats.vitals.${device}` as TextKey)} className={span}>
      {most.map((found) => found && <VitalLine key={found.vital} vital={found.vital as Vital} value={found.p75} />)}
      <p className="mute small">
        {t('stats.vitals.text', { n: number(Math.max(...most.map((found) => found?.views ?? 0))) })}
      </p>
      <Numbers
        caption={t('stats.vitals')}
        columns={[t('stats.vitals.page'), 'LCP', 'INP', 'CLS']}
        rows={places.map((place) => [
          wordsOf(place),
          ...(['LCP', 'INP', 'CLS'] as const).map((vital) => {
            const found = vitals.find((each) => each.vital === vital && placeOf(each) === place)
            return found ? show(vital, found.p75) : null
          }),
        ])}
      />
    </Box>
  )
}

const SEPARATOR = ' '
const placeOf = ({ page, device }: { page: string; device: string }): string => `${page}${SEPARATOR}${device}`

function VitalLine({ vital, value }: { vital: Vital; value: number }) {
  const t = useText()
  const show = useVitalWords()
  const [good, fair, end] = LIMITS[vital]
  const verdict = value <= good ? 'good' : value <= fair ? 'fair' : 'poor'
  const at = (limit: number) => `${Math.min(100, (limit / end) * 100)}%`
  return (
    <div className="vital">
      <div className="vital-line">
        <span className="strong">{t(`stats.vitals.${vital}`)}</span>
        <span className={`tag ${VERDICTS[verdict]}`}>{t(`stats.vitals.${verdict}`)}</span>
        <b>{show(vital, value)}</b>
      </div>
      <svg aria-hidden="true">
        <rect y="5" width={at(good)} height="8" className="vital-good" />
        <rect y="5" x={at(good)} width={at(fair - good)} height="8" className="vital-fair" />
        <rect y="5" x={at(fair)} width={at(end - fair)} height="8" className="vital-poor" />
        <svg x={at(value)} y="0" overflow="visible" aria-hidden="true">
          <path d="M0 0 6 9 0 18 -6 9z" className="vital-mark" />
        </svg>
      </svg>
    </div>
  )
}

function useVitalWords() {
  const { t, language } = useLanguage()
  const { number } = useFormats()
  return (vital: Vital, value: number): string => {
    // Good ends at 0.1: one digit would not tell on which side it is.
    if (vital === 'CLS') return value.toFixed(2).replace('.', language === 'id' ? ',' : '.')
    if (vital === 'INP') return t('stats.vitals.milliseconds', { n: number(Math.round(value)) })
    return t('stats.vitals.seconds', { n: number(value / 1000) })
  }
}
