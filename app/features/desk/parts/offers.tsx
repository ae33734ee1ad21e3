import { citiesOf, programsOf } from '../../../../content/facts/offers.ts'
import { useBrand } from '../../brand/brand-context.ts'

export const CITIES_ID = 'desk-cities'
export const PROGRAMS_ID = 'desk-programs'

/** As the site stores them, so that one spelling is filtered for and added. */
export const useProgramNames = (): string[] => programsOf(useBrand()).map(({ storedAs }) => storedAs)

/** A city that was typed, as the site spells it. */
export function useCitySpelling() {
  const cities = citiesOf(useBrand())
  return (typed: string): string => cities.find((city) => city.toLowerCase() === typed.trim().toLowerCase()) ?? typed
}

/** What fields for a city and a program suggest: `list={CITIES_ID}`. */
export function Offers() {
  const programs = useProgramNames()
  const cities = citiesOf(useBrand())
  return (
    <>
      <datalist id={CITIES_ID}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <datalist id={PROGRAMS_ID}>
        {programs.map((program) => (
          <option key={program} value={program} />
        ))}
      </datalist>
    </>
  )
}
