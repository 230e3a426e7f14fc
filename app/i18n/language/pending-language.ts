// The early script sets this attribute while the page is about to switch language.

export function isLanguagePending(): boolean {
  return document.documentElement.dataset.language === 'pending';
}

export function revealPage(): void {
  delete document.documentElement.dataset.language;
}
