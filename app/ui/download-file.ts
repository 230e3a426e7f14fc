/** Saves a file as the browser saves a download. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Later: some browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
