import { addAnalyticsRoutes } from '../analytics/analytics-routes.ts'
import { addAuthRoutes } from '../auth/auth-routes.ts'
import { addChatRoutes } from '../chat/chat-routes.ts'
import { addDeskRoutes } from '../desk/desk-routes.ts'
import { addExplainerRoutes } from '../explainer/explainer-routes.ts'
import { type Api, createApi } from '../http/api-kit.ts'
import { addLeadRoutes } from '../leads/lead-routes.ts'
import { addPrivacyRoutes } from '../privacy/privacy-routes.ts'
import type { Services } from './services.ts'

const describeApi = (title: string) => ({
  openapi: '3.1.0',
  info: {
    title,
    version: '1',
    description:
      'The calls that the site itself makes. Refusals and failures have one shape: { "error": { "code", "message", "details"? } }.',
  },
})

export function createApiRoutes(services: Services): Api {
  const api = createApi()
  addAuthRoutes(api, services)
  addLeadRoutes(api, services)
  addAnalyticsRoutes(api, services)
  addPrivacyRoutes(api, services)
  addExplainerRoutes(api, services)
  addChatRoutes(api, services)
  addDeskRoutes(api, services)
  if (services.configuration.describesApi) api.doc31('/api/openapi.json', describeApi(services.brand.name))
  return api
}
