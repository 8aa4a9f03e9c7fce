import type { EditorClient } from '../../app/editors/client';
import TableEditor from './editor/TableEditor.svelte';

const client: EditorClient = {
  tables: 'battlefield',
  blank: (id, title) => ({ id, name: { en: title }, source: 'house', model: [] }),
  TableEditor,
};

export default client;
