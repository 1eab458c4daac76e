import Printed from './Printed.svelte';

export const PRINTED = Printed;
