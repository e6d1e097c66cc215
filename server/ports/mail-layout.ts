/** A mail before it has a shape: plain texts, nothing of it is HTML. */
export type MailWords = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; link: string }
  /** Small print after the action. */
  notes: string[]
  /** Who writes. */
  signature: string
}

export type MailContent = { subject: string; text: string; html: string }

/** The same words as plain text and as HTML; whatever a person typed is escaped. */
export function layOutMail(words: MailWords): MailContent {
  return { subject: words.subject, text: textOf(words), html: htmlOf(words) }
}

function textOf({ greeting, paragraphs, action, notes, signature }: MailWords): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.link}`]),
    ...notes,
  ]
  return `${parts.join('\n\n')}\n\n-- \n${signature}\n`
}

// Mail programs know tables and style attributes, and little else. Colours are the look's: sky 400, dirt 950 and 600.
const page = 'margin:0;padding:24px 12px;background:#f8f6f2;'
const card = 'max-width:560px;margin:0 auto;background:#ffffff;border-top:6px solid #38bdf8;padding:32px 28px;'
const font = "font-family:'Sofia Sans',Arial,sans-serif;color:#14110e;"
const button =
  'display:inline-block;background:#38bdf8;color:#14110e;font-weight:600;font-size:17px;padding:15px 26px;border-radius:3px;text-decoration:none;'

function htmlOf(words: MailWords): string {
  const paragraphs = [words.greeting, ...words.paragraphs].map((text) => paragraph(text, 'font-size:17px;'))
  const notes = words.notes.map((text) => paragraph(text, 'font-size:15px;color:#5b534b;'))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(words.subject)}</title></head>
<body style="${page}"><div style="${card}${font}">
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.15;">${escapeHtml(words.subject)}</h1>
${paragraphs.join('\n')}
${words.action === undefined ? '' : actionOf(words.action)}
${notes.join('\n')}
<p style="margin:28px 0 0;font-size:15px;color:#5b534b;">${escapeHtml(words.signature)}</p>
</div></body></html>
`
}

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 16px;line-height:1.5;${style}">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`
}

function actionOf({ label, link }: { label: string; link: string }): string {
  const href = escapeHtml(link)
  return `<p style="margin:24px 0;"><a href="${href}" style="${button}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#5b534b;">If the button does not work, open this address:<br><a href="${href}" style="color:#0369a1;word-break:break-all;">${href}</a></p>`
}

/** For text and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}
