// What a JSON schema asks for, as a form shows it. It knows no game.
import { has, t } from '../i18n.svelte';

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  multipleOf?: number;
  additionalProperties?: Schema | boolean;
  writeOnly?: boolean;
}

export interface Option {
  label: string;
  about: string;
  schema: Schema;
}

export interface FormField {
  key: string;
  schema: Schema;
  required: boolean;
}

export type Form =
  | { kind: 'words'; words: { value: unknown; about: string }[] }
  | { kind: 'choice'; options: Option[] }
  | { kind: 'object'; fields: FormField[]; more: Schema | null }
  | { kind: 'list'; item: Schema; least: number; most: number }
  | { kind: 'tuple'; items: Schema[] }
  | { kind: 'number'; step: number | null; least: number | null; most: number | null }
  | { kind: 'flag' }
  | { kind: 'text' };

/** The schemas of one ruleset. */
export class Schemas {
  readonly root: Schema;

  constructor(root: Schema) {
    this.root = root;
  }

  /** The lists of a pack: name, and the schema of an entry. */
  lists(): [string, Schema][] {
    return Object.entries(this.root.properties ?? {}).flatMap(([key, schema]): [string, Schema][] =>
      schema.items ? [[key, schema.items]] : [],
    );
  }

  /** What a reference means; what is said beside it counts first. */
  resolve(schema: Schema): Schema {
    const name = schema.$ref?.replace('#/$defs/', '');
    const meant = name === undefined ? undefined : this.root.$defs?.[name];
    if (!meant) return schema;
    const { $ref: _, ...beside } = schema;
    return this.resolve({ ...meant, ...beside });
  }

  form(wanted: Schema): Form {
    const schema = this.resolve(wanted);
    if (schema.enum) return { kind: 'words', words: schema.enum.map((value) => ({ value, about: '' })) };
    if (schema.const !== undefined) return { kind: 'words', words: [{ value: schema.const, about: '' }] };
    const all = this.#alternatives(schema);
    if (all) {
      const [only, ...others] = all;
      if (only && others.length === 0) return this.form(only);
      const consts = all.map((one) => this.resolve(one));
      if (consts.every((one) => one.const !== undefined)) {
        return { kind: 'words', words: consts.map((one) => ({ value: one.const, about: one.description ?? '' })) };
      }
      return { kind: 'choice', options: all.map((one) => this.#option(one)) };
    }
    switch (typeOf(schema)) {
      case 'object':
        return this.#object(schema);
      case 'array':
        return schema.prefixItems
          ? { kind: 'tuple', items: schema.prefixItems }
          : list(schema.items ?? {}, schema.minItems ?? 0, schema.maxItems ?? Infinity);
      case 'integer':
        return { kind: 'number', step: 1, least: schema.minimum ?? null, most: schema.maximum ?? null };
      case 'number':
        return { kind: 'number', step: null, least: schema.minimum ?? null, most: schema.maximum ?? null };
      case 'boolean':
        return { kind: 'flag' };
      default:
        return { kind: 'text' };
    }
  }

  /** Alternatives other than nothing at all; those of an alternative stand among them. */
  #alternatives(schema: Schema): Schema[] | null {
    const all = schema.oneOf ?? schema.anyOf;
    if (!all) return null;
    return all.flatMap((one) => (typeOf(one) === 'null' ? [] : (this.#alternatives(this.resolve(one)) ?? [one])));
  }

  #object(schema: Schema): Form {
    const required = new Set(schema.required);
    const fields = Object.entries(schema.properties ?? {}).map(([key, field]) => ({
      key,
      schema: field,
      required: required.has(key),
    }));
    const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
    return {
      kind: 'object',
      fields: [...fields.filter((one) => one.required), ...fields.filter((one) => !one.required)],
      more,
    };
  }

  #option(wanted: Schema): Option {
    const schema = this.resolve(wanted);
    const [key] = schema.required ?? [];
    const label = schema.const !== undefined ? String(schema.const) : (key ?? typeOf(schema) ?? '');
    return { label, about: schema.description ?? '', schema };
  }

  /** Which alternative a value is of. */
  chosen(options: readonly Option[], value: unknown): number {
    return Math.max(
      0,
      options.findIndex(({ schema }) => this.fits(schema, value)),
    );
  }

  fits(wanted: Schema, value: unknown): boolean {
    const schema = this.resolve(wanted);
    if (schema.const !== undefined) return schema.const === value;
    switch (typeOf(schema)) {
      case 'object': {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
        const known = Object.keys(schema.properties ?? {});
        return (
          (schema.required ?? []).every((key) => key in value) &&
          (schema.additionalProperties !== false || Object.keys(value).every((key) => known.includes(key)))
        );
      }
      case 'array':
        return Array.isArray(value);
      case 'string':
        return typeof value === 'string';
      case 'boolean':
        return typeof value === 'boolean';
      default:
        return typeof value === 'number';
    }
  }

  /** A value to begin with. */
  blank(wanted: Schema, depth = 0): unknown {
    const schema = this.resolve(wanted);
    if (schema.default !== undefined && schema.default !== null) return structuredClone(schema.default);
    const form = this.form(schema);
    switch (form.kind) {
      case 'words':
        return form.words[0]?.value ?? '';
      case 'choice':
        return form.options[0] && depth < 8 ? this.blank(form.options[0].schema, depth + 1) : '';
      case 'object':
        return Object.fromEntries(
          form.fields.filter((one) => one.required).map((one) => [one.key, this.blank(one.schema, depth + 1)]),
        );
      case 'list':
        return Array.from({ length: form.least }, () => this.blank(form.item, depth + 1));
      case 'tuple':
        return form.items.map((one) => this.blank(one, depth + 1));
      case 'number':
        return Math.max(form.least ?? 0, 0);
      case 'flag':
        return true;
      case 'text':
        return '';
    }
  }
}

const list = (item: Schema, least: number, most: number): Form => ({ kind: 'list', item, least, most });

function typeOf(schema: Schema): string | undefined {
  const { type } = schema;
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type;
}

/** A field's name as it is read; where the language has none, the one that packs write. */
export function spoken(key: string): string {
  const word = `app-field-${key}`;
  return has(word) ? t(word) : key.replaceAll('-', ' ');
}

/** Where a field stands, as faults say it: `map[0].start[1].hex`. */
export const within = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** Whether a field is the wrong one, or holds it. */
export const holds = (path: string, field: string): boolean =>
  field === path || (field.startsWith(path) && /^[.[]/.test(field.slice(path.length)));
