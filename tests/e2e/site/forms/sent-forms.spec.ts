import { getMessages } from '../../../../app/messages.server.ts';
import { describeFieldError } from '../../../../app/site/forms/errors/describe-field-error.ts';
import { constraintsOf } from '../../../../domain/field-constraints.ts';
import { minFillTimeMs } from '../../../../domain/forms/form-guard.ts';
import { contactForm } from '../../../../domain/leads/contact.ts';
import { inventEmail } from '../../support/backend.ts';
import { untilReady } from '../../support/ready.ts';
import { expect, languages, test } from '../../support/test.ts';

test.use({ expectedErrors: /ERR_FAILED|Failed to load/ });

for (const language of languages) {
  test(`long text is kept, and an accepted form shows that without a connection, ${language}`, async ({
    page,
  }) => {
    const messages = getMessages('forms', language);
    const { labels, sent } = messages;
    const { form } = getMessages('contact', language);
    const { maxLength = 0 } = constraintsOf(contactForm).message ?? {};
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/about?lang=${language}`);
    await untilReady(page);
    await page.getByLabel(labels.name, { exact: true }).fill('Prov Påhitt');
    await page.getByLabel(labels.email, { exact: true }).fill(inventEmail());
    await page.getByLabel(/^I agree|^Jag samtycker/).check();
    const message = page.getByRole('textbox', { name: form.message });
    await message.fill('x'.repeat(maxLength + 1));
    await page.waitForTimeout(minFillTimeMs);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(message).toHaveAccessibleDescription(
      new RegExp(describeFieldError(messages, 'message', 'too_long')),
    );
    await expect(message).toHaveAccessibleDescription(new RegExp(`${maxLength + 1}`));
    await expect(message).toHaveValue('x'.repeat(maxLength + 1));

    await message.fill('Hello');
    await page.route(/thank-you/, (route) => route.abort());
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('status').filter({ hasText: sent.title })).toBeFocused();
    await expect(page.getByRole('button', { name: form.submit })).toHaveCount(0);
  });
}
