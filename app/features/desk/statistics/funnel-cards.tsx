import type { DeskStatistics } from '../../../../domain/desk/desk-figures-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { BarTable, Funnel } from '../parts/bar-table.tsx'
import { Box } from '../parts/box.tsx'
import { useNamed } from '../parts/use-named.ts'
import type { CardProps } from './card-props.ts'

function useFunnelSteps() {
  const t = useText()
  return (funnel: DeskStatistics['chatFunnel']) =>
    funnel
      .filter(({ step }) => step !== 'view')
      .map(({ step, reached }) => ({ name: t(`funnel.${step}` as TextKey), count: reached }))
}

export function ChatFunnel({ statistics: { chatFunnel }, span }: CardProps) {
  const t = useText()
  const steps = useFunnelSteps()(chatFunnel)
  return (
    <Box title={t('stats.chatFunnel')} className={span}>
      <Funnel caption={t('stats.chatFunnel')} steps={steps} shows="lost" />
    </Box>
  )
}

/** With what was sent; alone if nobody's way to it is known. */
export function FormFunnel({ statistics: { formFunnel, kinds }, span }: CardProps) {
  const t = useText()
  const named = useNamed()
  const steps = useFunnelSteps()(formFunnel)
  const hasWay = isBegun(formFunnel)
  return (
    <Box title={t(hasWay ? 'stats.formFunnel' : 'stats.kinds')} className={span}>
      {hasWay && <Funnel caption={t('stats.formFunnel')} steps={steps} shows="lost" />}
      {hasWay && kinds.length > 0 && <h3 className="chart-title">{t('stats.kinds')}</h3>}
      {kinds.length > 0 && <BarTable caption={t('stats.kinds')} bars={named('kind', kinds, 6)} />}
    </Box>
  )
}

export function isBegun(funnel: DeskStatistics['chatFunnel']): boolean {
  return funnel.some(({ step, reached }) => step !== 'view' && reached > 0)
}
