import { createHash } from 'node:crypto'
import { escapeHtml } from './mail-layout.ts'

type Mail = {
  id: string
  to_address: string
  to_name: string
  subject: string
  text: string
  state: string
  last_error: string | null
  created_at: string
}

const style = `body{font:17px/1.5 system-ui,sans-serif;max-width:820px;margin:0 auto;padding:32px 16px;color:#14110e;background:#fff}
h1{font-size:32px;line-height:1.1;margin:0 0 16px}
a{color:#0369a1}
ul{padding:0;list-style:none;border-top:2px solid #14110e}
li{padding:12px 0;border-bottom:1px solid #e3ddd3;overflow-wrap:anywhere}
li span,dl{color:#5b534b}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px}
dt,dd{margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f8f6f2;padding:16px}
iframe{width:100%;height:560px;border:1px solid #c8c0b4}`

/** For the policy of these pages: their one style element and nothing else. */
export const mailboxStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

export function mailboxPage(mails: readonly Mail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a><br>
<span>to ${escapeHtml(mail.to_address)}, ${mail.created_at}, ${mail.state}</span></li>`,
  )
  const content = rows.length === 0 ? '<p>No mail has been written yet.</p>' : `<ul>${rows.join('\n')}</ul>`
  return pageOf('Mailbox', `<h1>Mailbox</h1>\n${content}`)
}

export function mailPage(mail: Mail): string {
  const links = [...new Set(mail.text.match(/https?:\/\/\S+/g) ?? [])].map((link) => {
    const href = escapeHtml(link)
    return `<li><a href="${href}" rel="noreferrer">${href}</a></li>`
  })
  const body =
    mail.text === ''
      ? '<p>This mail was sent; its text is not kept.</p>'
      : `<h2>Links</h2>\n<ul>${links.join('\n')}</ul>
<h2>Text</h2>\n<pre>${escapeHtml(mail.text)}</pre>
<h2>HTML</h2>\n<iframe title="The mail" sandbox src="/dev/mailbox/${mail.id}/html"></iframe>`
  return pageOf(
    mail.subject,
    `<p><a href="/dev/mailbox">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(`${mail.to_name} <${mail.to_address}>`)}</dd>
<dt>Written</dt><dd>${mail.created_at}</dd>
<dt>State</dt><dd>${mail.state}${mail.last_error === null ? '' : `: ${escapeHtml(mail.last_error)}`}</dd></dl>
${body}`,
  )
}

function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${body}</body></html>
`
}
