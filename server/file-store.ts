import type { SupabaseClient } from '@supabase/supabase-js';
import type { FileStore } from './documents/file-store.ts';

/** Files through the storage service itself, so that each has its row and its checks. */
export function createFileStore(client: SupabaseClient): FileStore {
  const bucketOf = (bucket: string) => client.storage.from(bucket);
  return {
    async save({ bucket, path }, bytes, mimeType) {
      const { error } = await bucketOf(bucket).upload(path, bytes, { contentType: mimeType });
      if (error) throw error;
    },
    async read({ bucket, path }) {
      const { data, error } = await bucketOf(bucket).download(path);
      if (error && isMissing(error)) return undefined;
      if (error) throw error;
      return new Uint8Array(await data.arrayBuffer());
    },
    async remove(files) {
      const byBucket = Map.groupBy(files, ({ bucket }) => bucket);
      for (const [bucket, ofBucket] of byBucket) {
        const { error } = await bucketOf(bucket).remove(ofBucket.map(({ path }) => path));
        if (error) throw error;
      }
    },
    async sign({ bucket, path }, seconds, downloadName) {
      const options = downloadName ? { download: downloadName } : undefined;
      const { data, error } = await bucketOf(bucket).createSignedUrl(path, seconds, options);
      if (error) throw error;
      return data.signedUrl;
    },
  };
}

function isMissing(error: { name: string; statusCode?: string }): boolean {
  return error.statusCode === '404';
}
