import type { Screen } from '../../domain/shared/screen-contract.ts'

/** A screen that is made anew while the site runs. What it is asked at the start only stays as it is. */
export function createLiveScreen(first: Screen, make: () => Promise<Screen>) {
  let current = first
  const screen: Screen = {
    ...first,
    render: (request) => current.render(request),
    renderFailure: (language, requestId) => current.renderFailure(language, requestId),
  }
  const renew = async () => {
    current = await make()
  }
  return { screen, renew }
}
