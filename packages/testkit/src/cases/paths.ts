import { show } from '../plain-data.js';
import type { Fields } from './case-file.js';

/** What a path leads to, or why it leads nowhere. */
export type Found = { readonly value: unknown } | { readonly problem: string };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A schema and everything it offers to choose from. */
function alternatives(schema: unknown): Fields[] {
  if (!isFields(schema)) return [];
  const { oneOf, anyOf, allOf } = schema;
  return [schema, ...[...listOf(oneOf), ...listOf(anyOf), ...listOf(allOf)].flatMap(alternatives)];
}

/** The schemas of a field, none if there is no such field. */
function fieldSchemas(schemas: readonly unknown[], key: string): unknown[] {
  return schemas.flatMap(alternatives).flatMap(({ properties, additionalProperties, propertyNames }) => {
    if (isFields(properties) && Object.hasOwn(properties, key)) return [properties[key]];
    const names = isFields(propertyNames) ? propertyNames.enum : undefined;
    const isName = !Array.isArray(names) || names.includes(key);
    return isFields(additionalProperties) && isName ? [additionalProperties] : [];
  });
}

/** The schemas of an element, none if the list can never be so long. A list without a schema can be of any length. */
function elementSchemas(schemas: readonly unknown[], index: number): unknown[] {
  const lists = schemas.flatMap(alternatives);
  if (lists.length === 0) return [{}];
  return lists.flatMap(({ items = {}, maxItems }) =>
    typeof maxItems === 'number' && index >= maxItems ? [] : [items],
  );
}

const mostShown = 20;

function nothingThere(value: object, place: string, key: string): string {
  const missing = `there is no "${key}"${place === '' ? '' : ` in ${place}`}`;
  if (Array.isArray(value)) return `${missing}, a list of ${value.length}`;
  const keys = Object.keys(value);
  return `${missing}; there are ${keys.slice(0, mostShown).join(', ')}${keys.length > mostShown ? ' …' : ''}`;
}

/**
 * The value at a path like `units.1.f2.damage`; `length` counts a list or a text. What may be there but is not counts
 * as null: a field that the schema knows, an element behind the end of a list. Only the last step of a path may be
 * such a one, or a slip of the pen would be true by itself.
 */
export function find(root: Fields, schema: unknown, path: string): Found {
  let value: unknown = root;
  let schemas: readonly unknown[] = [schema];
  const keys = path.split('.');
  for (const [i, key] of keys.entries()) {
    const place = keys.slice(0, i).join('.');
    if (typeof value === 'string' && key === 'length') {
      value = value.length;
      continue;
    }
    if (typeof value !== 'object' || value === null)
      return { problem: `${place} is ${show(value)}: it has no "${key}"` };
    const isElement = Array.isArray(value) && /^\d+$/.test(key);
    schemas = isElement ? elementSchemas(schemas, Number(key)) : fieldSchemas(schemas, key);
    if (Object.hasOwn(value, key)) {
      value = (value as Fields)[key];
      continue;
    }
    if (schemas.length === 0) return { problem: nothingThere(value, place, key) };
    if (i < keys.length - 1) return { problem: `${[place, key].filter(Boolean).join('.')} is not there` };
    return { value: null };
  }
  return { value: value ?? null };
}
