import type { Screen, ScreenSettings } from '../../domain/shared/screen-contract.ts'
import { createLiveScreen } from '../pages/live-screen.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import { screenSettings } from './screen-settings.ts'
import type { Services } from './services.ts'

interface Made {
  screen: Screen
  remake?(settings: ScreenSettings): Promise<Screen>
}

/** Pages that show what was published at the desk, from the first request on. */
export async function pagesOfSchool(
  { configuration, liveSchool }: Services,
  { screen: first, remake }: Made,
): Promise<{ screen: Screen; pageCache: PageCache }> {
  const { screen, renew } = createLiveScreen(first, async () =>
    remake ? remake(screenSettings(configuration, liveSchool.current())) : first,
  )
  const pageCache = createPageCache(screen, configuration.siteUrl)
  liveSchool.onChange(async () => {
    await renew()
    pageCache.clear()
  })
  await liveSchool.refresh()
  return { screen, pageCache }
}
