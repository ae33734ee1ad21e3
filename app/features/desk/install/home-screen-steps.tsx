import { useText } from '../../i18n/language-context.ts'

const STEPS = [1, 2, 3] as const

/** How the desk gets onto the home screen of an iPhone or iPad. */
export function HomeScreenSteps() {
  const t = useText()
  return (
    <ol className="home-screen-steps">
      {STEPS.map((step) => (
        <li key={step}>{t(`install.ios.${step}`)}</li>
      ))}
    </ol>
  )
}
