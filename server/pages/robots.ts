const DISALLOWED = ['/api/', '/documents', '/dev/']

export const robotsText = (siteUrl: string | null): string =>
  [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    ...(siteUrl === null ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`]),
    '',
  ].join('\n')
