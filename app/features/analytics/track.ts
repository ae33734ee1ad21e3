export type ClientEvent = 'language_change' | 'error' | 'button_click'

/** What happened on the page, for statistics. It never throws and never waits. */
export function track(_event: ClientEvent, _parameters: Record<string, string | number | boolean> = {}): void {}
